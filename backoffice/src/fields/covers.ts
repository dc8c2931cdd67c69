/** Drawings of courses and categories, `public/art/cover-*.svg`. */
export const COVERS = [
	"cover-ai",
	"cover-data",
	"cover-design",
	"cover-frontend",
	"cover-game",
	"cover-python",
	"cover-web",
	"cover-worlds",
] as const;

export const AUDIENCES = ["children", "adults"] as const;
