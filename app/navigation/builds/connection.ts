/** What a browser tells of its connection (Network Information API; Chromium only). */
export type Connection = { readonly effectiveType?: string; readonly saveData?: boolean };

declare global {
	interface Navigator {
		readonly connection?: Connection;
	}
}

/** So slow, or so dear, that nothing is asked for that the visitor did not ask for. */
export function isVerySlow(connection: Connection | undefined): boolean {
	return connection?.saveData === true || connection?.effectiveType === "2g" || connection?.effectiveType === "slow-2g";
}

/** Known to be fast; a browser that tells nothing is not. */
export function isKnownGood(connection: Connection | undefined): boolean {
	return connection?.effectiveType === "4g" && connection.saveData !== true;
}
