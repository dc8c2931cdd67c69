/** Options of Node that the server runs with. */
export const SERVER_FLAGS: readonly string[];
