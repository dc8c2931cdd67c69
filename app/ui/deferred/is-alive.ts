/**
 * Whether React answers for an element; one of the server's drawing, whose code is still on its way, bears none of React's marks. Sent as
 * text with the first script: it must get along with its arguments and what a browser has.
 */
export function isAlive(element: Element): boolean {
	return Object.keys(element).some((name) => name.startsWith("__reactProps"));
}

export type IsAlive = typeof isAlive;
