import { FormTabs } from "../../frames/form-tabs.tsx";
import { MainInputs } from "./main-inputs.tsx";
import { PeopleInputs } from "./people-inputs.tsx";
import { ProgrammeInputs } from "./programme-inputs.tsx";
import { SeoInputs } from "./seo-inputs.tsx";
import { TariffInputs } from "./tariff-inputs.tsx";
import { TextInputs } from "./text-inputs.tsx";

const TABS = [
	{ name: "programme", fields: ["texts.*.body.modules", "texts.*.body.results"], content: <ProgrammeInputs /> },
	{ name: "seo", fields: ["texts.*.body.seo"], content: <SeoInputs /> },
	{ name: "tariffs", fields: ["tariffs"], content: <TariffInputs /> },
	{ name: "people", fields: ["teachers", "related"], content: <PeopleInputs /> },
	{ name: "texts", fields: ["texts"], content: <TextInputs /> },
	// Errors of all fields that belong to no other tab.
	{ name: "main", fields: ["*"], content: <MainInputs /> },
];
const ORDER = ["main", "texts", "programme", "tariffs", "people", "seo"];

/** The form of a course, for a new one and for a known one. */
export function CourseInputs() {
	return <FormTabs order={ORDER} tabs={TABS} />;
}
