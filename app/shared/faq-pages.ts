/** Pages that show groups of questions, by their names; the page of all questions shows every group anyway. */
export const FAQ_PAGES = [
	"home",
	"children",
	"basic",
	"roblox-course",
	"roblox-groups",
	"oplata",
	"sber",
	"t-bank",
	"tax",
	"capital",
	"about",
	"contacts",
] as const;
