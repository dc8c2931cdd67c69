/** Why a command was not carried out; the sentence is for the person at the terminal. */
export class CommandError extends Error {}
