/** The text of a course in a language that it has no text in yet. */
export const TEXT_STARTER = {
	state: "draft",
	publishAt: null,
	title: "",
	short: "",
	lead: "",
	description: "",
	body: {
		forWhom: [],
		prerequisites: "",
		devices: "",
		results: [],
		modules: [],
		skills: [],
		tools: [],
		after: null,
		certificate: "",
		project: "",
		faq: [],
		seo: { title: "", description: "" },
	},
};
