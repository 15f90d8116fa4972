// German as written in Switzerland: “ss” for “ß”, guillemets, and the key “Ctrl”.

export const swiss = (german: string): string =>
  german.replaceAll("ß", "ss").replaceAll("„", "«").replaceAll("“", "»").replaceAll("Strg", "Ctrl");
