/**
 * Number of cards whose images are fetched first when their list opens a page: a row of a phone, where each more delays
 * the others. A wide screen's further ones come right after.
 */
export const openingCards = 2;
