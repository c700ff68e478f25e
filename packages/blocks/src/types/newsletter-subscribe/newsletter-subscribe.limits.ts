/** The list that a sign-up goes to where a block names none. */
export const defaultMailingList = 'newsletter';
