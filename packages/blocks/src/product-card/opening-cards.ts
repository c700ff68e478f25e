/**
 * How many cards of a list that opens a page have their pictures fetched first: a row of a phone, where each more delays the
 * others. A wide screen's further ones come right after.
 */
export const openingCards = 2;
