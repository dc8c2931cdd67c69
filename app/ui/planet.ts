/** Colour families of `tokens.css`; a thing keeps its family everywhere (design, section 2). */
export const planets = ["mars", "sun", "mint", "comet", "neptune", "nebula"] as const;

export type Planet = (typeof planets)[number];
