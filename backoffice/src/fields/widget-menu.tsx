import Button from "@mui/material/Button";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { useState } from "react";
import { useGetList, useGetRecordRepresentation, useTranslate } from "react-admin";
import { useLocalSource } from "./use-screen-locale.ts";

/** Widgets that a page draws in the place of a line, as `app/features/blog/article/read-widget.ts` reads them. */
export const WIDGETS = {
	requestForm: '::request-form{kind="consultation"}',
	course: (slug: string) => `::course{slug="${slug}"}`,
	instalments: (slug: string) => `::instalments{course="${slug}"}`,
	tax: "::tax",
} as const;

type WidgetOfCourse = (slug: string) => string;
type WidgetMenuProps = { onWidget: (widget: string) => void };

/** Inserts a widget; one of a course asks for the course first, by its name. */
export function WidgetMenu({ onWidget }: WidgetMenuProps) {
	const translate = useTranslate();
	const [anchor, setAnchor] = useState<HTMLElement | null>(null);
	const [ofCourse, setOfCourse] = useState<{ readonly write: WidgetOfCourse }>();
	const isOpen = anchor !== null && ofCourse === undefined;
	function end(): void {
		setAnchor(null);
		setOfCourse(undefined);
	}
	function insert(widget: string): void {
		end();
		onWidget(widget);
	}
	return (
		<>
			<Button
				aria-expanded={anchor !== null}
				aria-haspopup="menu"
				onClick={({ currentTarget }) => setAnchor(currentTarget)}
			>
				{translate("fields.markdown.widget")}
			</Button>
			<Menu anchorEl={anchor} onClose={end} open={isOpen}>
				{Object.entries(WIDGETS).map(([name, widget]) => (
					<MenuItem
						key={name}
						onClick={() => (typeof widget === "string" ? insert(widget) : setOfCourse({ write: widget }))}
					>
						{translate(`fields.markdown.widgets.${name}`)}
					</MenuItem>
				))}
			</Menu>
			{ofCourse && <CourseMenu anchor={anchor} onChoose={(slug) => insert(ofCourse.write(slug))} onEnd={end} />}
		</>
	);
}

/** As many as the server gives of a list at once. */
const ALL = { page: 1, perPage: 100 };
/** What visitors are shown; a widget of another course would leave an empty place. */
const SHOWN = { status: "published" };

type CourseMenuProps = {
	readonly anchor: HTMLElement | null;
	readonly onChoose: (slug: string) => void;
	readonly onEnd: () => void;
};

/** The courses on the site, by their names. */
function CourseMenu({ anchor, onChoose, onEnd }: CourseMenuProps) {
	const sort = { field: useLocalSource("title"), order: "ASC" } as const;
	const { data: courses = [] } = useGetList("courses", { pagination: ALL, sort, filter: SHOWN });
	const represent = useGetRecordRepresentation("courses");
	return (
		<Menu anchorEl={anchor} onClose={onEnd} open={courses.length > 0}>
			{courses.map((course) => (
				<MenuItem key={course.id} onClick={() => onChoose(course.slug)}>
					{represent(course)}
				</MenuItem>
			))}
		</Menu>
	);
}
