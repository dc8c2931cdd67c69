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

/** Whether the connection is known to be fast; false in a browser that does not say. */
export function isKnownGood(connection: Connection | undefined): boolean {
	return connection?.effectiveType === "4g" && connection.saveData !== true;
}
