// German as written in Switzerland: “ss” for “ß”, and guillemets.

export const swiss = (german: string): string =>
  german.replaceAll("ß", "ss").replaceAll("„", "«").replaceAll("“", "»");
