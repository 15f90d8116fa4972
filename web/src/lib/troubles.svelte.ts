// Number of pages that report themselves that the server is unreachable; the general note is hidden then.
export const troubles = $state({ told: 0 });
