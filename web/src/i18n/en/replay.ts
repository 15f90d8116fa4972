// English words of this part of the client; the keys are the source for all languages.
export default {
} as const;
