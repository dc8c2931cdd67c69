/** The files of letters that the default mail transport filed; every other message has the id of its service, or none yet. */
export function filedLetters(messages: readonly { readonly externalId: string | null }[]): string[] {
	return messages.flatMap(({ externalId }) => (externalId?.endsWith(".eml") ? [externalId] : []));
}
