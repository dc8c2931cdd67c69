/** Drawings of people, `public/art/avatar-*.svg`. */
const DRAWN = 10;

export const AVATARS = Array.from({ length: DRAWN }, (_, index) => ({
	id: `avatar-${index + 1}`,
	name: `avatar-${index + 1}`,
}));
