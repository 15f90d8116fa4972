// How many pages say themselves that the server is away: the note for all pages keeps quiet then.
export const troubles = $state({ told: 0 });
