import { useState } from "react";

/**
 * A new address is a new calculation, which replaces what the visitor has changed since. Unlike a new `key`, this keeps the elements, and
 * the focus with them.
 */
export function useRestart(address: string, restart: () => void): void {
	const [seen, setSeen] = useState(address);
	if (seen === address) return;
	setSeen(address);
	restart();
}
