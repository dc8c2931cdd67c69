import { z } from "zod";
import { START_STATUSES } from "../../../shared/course-states.ts";
import {
	instant,
	optionalRowId,
	optionalWholeNumber,
	rowId,
	wholeNumber,
	zoneField,
} from "../../staff/office/field-rules.ts";

export const startSchema = z.object({
	courseId: rowId,
	tariffId: rowId,
	teacherId: optionalRowId,
	startsAt: instant,
	zone: zoneField,
	seatsTotal: wholeNumber(1, 1000),
	repeatDays: optionalWholeNumber(1, 365),
	status: z.enum(START_STATUSES, "required"),
});

export type StartDocument = z.infer<typeof startSchema>;
