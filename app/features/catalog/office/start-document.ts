import { z } from "zod";
import {
	instant,
	optionalRowId,
	optionalWholeNumber,
	rowId,
	wholeNumber,
	zoneField,
} from "../../../records/field-rules.ts";
import { START_STATUSES } from "../../../shared/course-states.ts";

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
