/** What a language of a course begins with. */
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
