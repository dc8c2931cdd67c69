/** Colour families of the site. */
export const PLANETS = ["mars", "sun", "mint", "comet", "neptune", "nebula"] as const;
