/** An address or more for every door of `app/routes.ts` that prints a page; some in English. A door without one fails. */
export const ADDRESSES: Readonly<Record<string, readonly string[]>> = {
	home: ["/", "/en"],
	children: ["/children"],
	basic: ["/en/basic?sort=price"],
	category: ["/roblox"],
	course: [
		"/roblox/roblox-studio-start",
		"/en/data/data-analyst",
		"/programming/robotics-arduino",
		"/programming/informatics-exam",
	],
	"roblox-course": ["/roblox-course"],
	"roblox-groups": ["/roblox-groups", "/en/roblox-groups?course=roblox-studio-start"],
	compare: ["/compare?courses=scratch,godot-2d", "/en/compare"],
	reviews: ["/reviews"],
	faq: ["/faq"],
	request: ["/request?kind=trial&course=scratch"],
	"request-already": ["/request/already"],
	oplata: ["/oplata"],
	sber: ["/sber"],
	"t-bank": ["/t-bank"],
	pay: ["/pay"],
	basket: ["/basket"],
	checkout: [
		"/checkout?course=scratch&tariff=group",
		"/en/checkout?course=unity-developer&tariff=group&type=instalment_tbank&months=7&promo=NOPE",
	],
	blog: ["/blog?rubric=parents", "/blog?q=zzzzqqqq"],
	"blog-post": ["/blog/first-luau-script", "/en/blog/sql-first-questions", "/blog/avtor-vera-ilyina"],
	quiz: [
		"/quiz_child_podhod",
		"/quiz_child_podhod?age=a9&experience=none&step=interest",
		"/quiz_child_podhod?age=a9&experience=none&interest=worlds&device=strong&step=hours",
		"/en/quiz_child_podhod?age=a11&experience=blocks&interest=games&device=weak&hours=medium",
	],
	webinars: ["/webinars"],
	webinar: ["/en/webinars/game", "/webinars/scratch-or-roblox", "/webinars/python-quest"],
	search: ["/search?q=урок", "/en/search?q=zzzz"],
	contacts: ["/contacts"],
	about: ["/about"],
	licence: ["/licence"],
	requisites: ["/requisites"],
	information: ["/information"],
	sveden: ["/sveden/common", "/en/sveden/document"],
	guide: ["/guide"],
	"chatgpt-income": ["/chatgpt-income"],
	"join-it": ["/en/join-it"],
	"new-landing": ["/new-landing"],
	bonus: ["/bonus"],
	info: ["/info/groups", "/en/info/refund"],
	"in-development": ["/in-development"],
	"low-vision": ["/low-vision"],
	tax: ["/tax?own=many&child1=64800"],
	capital: ["/en/capital"],
	politica: ["/politica?version=2&changes=1"],
	"personal-data": ["/personal-data"],
	"consent-ads": ["/consent-ads"],
	"offer-group": ["/offer-group"],
	"offer-individual": ["/en/offer-individual"],
	cookies: ["/cookies"],
	"not-found": ["/404"],
	lost: ["/nope"],
	ui: ["/ui"],
};

/** Addresses that lead nowhere on purpose; the gallery is shown to those who build alone. */
export const NOWHERE = ["/404", "/nope", "/ui"];

/** Doors that open to a secret alone, and the journeys that make one and look behind them. */
export const BEHIND_SECRETS: Readonly<Record<string, string>> = {
	"request-sent": "states.spec.ts",
	"my-data": "states.spec.ts",
	"webinar-joined": "states.spec.ts",
	"quiz-result": "states.spec.ts",
	trial: "trials.spec.ts",
	order: "order.spec.ts",
	"order-refund": "order.spec.ts",
};

/** Doors that lead to another at once, or show one sentence within the frame that all the others have. */
export const WITHOUT_A_LOOK = ["course-by-slug", "blog-unsubscribe"];
