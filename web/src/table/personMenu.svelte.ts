// Whom the menu of a person at the table is about.
interface Person {
  player: string;
  /** As it is shown. */
  name: string;
}

class PersonAsked {
  person: Person | null = $state.raw(null);
}

/** One for the page: the menu is opened at seats and at bubbles. */
export const personAsked = new PersonAsked();
