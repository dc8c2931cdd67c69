/** Where the focus goes in an open list of `count` links from place `current` (-1 is above it); undefined for keys that move nothing. */
export function menuStop(key: string, current: number, count: number): number | undefined {
	if (count === 0) return undefined;
	if (key === "ArrowDown") return (current + 1) % count;
	if (key === "ArrowUp") return current <= 0 ? count - 1 : current - 1;
	if (key === "Home") return 0;
	if (key === "End") return count - 1;
	return undefined;
}
