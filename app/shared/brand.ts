/**
 * What is written behind the planet of the logo: the planet is the first letter of a name that begins with one as round as it is, and
 * stands before any other name whole.
 */
export function afterPlanet(name: string): string {
	return /^[ОO]/iu.test(name) ? name.slice(1) : `\u00a0${name}`;
}
