/** The drawings for cards, in `public/art`. */
export const COVERS = [
	"cover-ai",
	"cover-data",
	"cover-design",
	"cover-frontend",
	"cover-game",
	"cover-python",
	"cover-web",
	"cover-worlds",
	"adult-desk",
	"astronaut-build",
	"astronaut-float",
	"astronaut-wave",
	"certificate",
	"guide",
	"hero-island",
	"moon",
	"planet-crater",
	"planet-earth",
	"planet-mint",
	"planet-ringed",
	"planet-saturn",
	"rocket",
	"sun",
	"telescope",
] as const;

/** The drawings of people, in `public/art`. */
export const AVATARS = Array.from({ length: 10 }, (_, index) => `avatar-${index + 1}`);
