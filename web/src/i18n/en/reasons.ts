// English reasons of the bots, by code; the keys are the source for all languages.
export default {
} as const;
