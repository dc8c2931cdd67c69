/**
 * The part of the school's name that is written after the planet of the logo. The planet stands for the first letter where that is a round
 * one; otherwise the whole name follows.
 */
export function afterPlanet(name: string): string {
	return /^[ОO]/iu.test(name) ? name.slice(1) : `\u00a0${name}`;
}
