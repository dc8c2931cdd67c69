/** Colour families of `tokens.css`; a thing keeps its family everywhere (design, section 2). */
export const PLANETS = ["mars", "sun", "mint", "comet", "neptune", "nebula"] as const;

export type Planet = (typeof PLANETS)[number];
