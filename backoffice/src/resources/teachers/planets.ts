/** Colour families of the site, as choices. */
export const PLANETS = ["mars", "sun", "mint", "comet", "neptune", "nebula"].map((id) => ({
	id,
	name: `common.planet.${id}`,
}));
