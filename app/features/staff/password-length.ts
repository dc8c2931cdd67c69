/** Passwords of staff are shorter nowhere. */
export const SHORTEST_PASSWORD = 10;
export const LONGEST_PASSWORD = 128;
