import { useState } from "react";

/**
 * Another address is another calculation: what a visitor moved since gives way to it. Unlike a new `key` this leaves the elements,
 * and with them the focus, where they are.
 */
export function useRestart(address: string, restart: () => void): void {
	const [seen, setSeen] = useState(address);
	if (seen === address) return;
	setSeen(address);
	restart();
}
