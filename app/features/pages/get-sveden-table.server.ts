import type { Database } from "../../../database/open-database.server.ts";
import { type Facts, quoteFacts } from "../../shared/facts.ts";
import type { Locale } from "../../shared/localized.ts";
import { listCourses } from "../catalog/courses/list-courses.server.ts";
import { listTeachers } from "../catalog/list-teachers.server.ts";
import { type ListedStart, listStarts } from "../catalog/places/list-starts.server.ts";
import type { SvedenSection } from "./sveden-sections.ts";

/** A list that the school's own records fill; names of columns are properties of the microdata and keys of words. */
export type SvedenTable = {
	/** Property of each row. */
	readonly itemprop: string;
	readonly columns: readonly SvedenColumn[];
	readonly rows: readonly (readonly SvedenCell[])[];
};

export type SvedenColumn = "fio" | "post" | "teachingDiscipline" | "eduName" | "learningTerm" | "ages" | "numberP";

/** A text, or a number that is put into words. */
export type SvedenCell = string | number | { readonly from: number; readonly to: number } | null;

type Question = {
	readonly section: SvedenSection;
	readonly locale: Locale;
	readonly now: Date;
	readonly months: number;
	readonly facts: Facts;
};

/** Teachers, programmes and places from the tables that the rest of the site reads; undefined for sections that are text alone. */
export async function getSvedenTable(db: Database, question: Question): Promise<SvedenTable | undefined> {
	const table = await readTable(db, question);
	return table && quoteFacts(table, question.facts);
}

async function readTable(db: Database, question: Question): Promise<SvedenTable | undefined> {
	const { section, locale } = question;
	if (section === "employees") {
		const teachers = await listTeachers(db, { locale });
		return {
			itemprop: "teachingStaff",
			columns: ["fio", "post", "teachingDiscipline"],
			rows: teachers.map(({ name, role, stack }) => [name, role, stack.join(", ")]),
		};
	}
	if (section !== "education" && section !== "vacant") return undefined;
	const courses = (await listCourses(db, { sort: "length" }, question)).filter(({ status }) => status === "published");
	if (section === "education") {
		return {
			itemprop: "eduOp",
			columns: ["eduName", "ages", "learningTerm"],
			rows: courses.map(({ title, ages, months }) => [title, ages ?? null, months]),
		};
	}
	const groups = await listStarts(db, { ...question, courseSlugs: courses.map(({ slug }) => slug) });
	return {
		itemprop: "vacant",
		columns: ["eduName", "numberP"],
		rows: courses.map(({ slug, title }) => [title, placesOf(slug, groups)]),
	};
}

/** The free places in all upcoming groups of a course, whatever their tariff. */
function placesOf(slug: string, groups: readonly ListedStart[]): number {
	return groups.reduce((places, group) => (group.courseSlug === slug ? places + group.seatsFree : places), 0);
}
