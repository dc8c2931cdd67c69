import { z } from "zod";
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
	status: z.enum(["open", "closed", "cancelled"], "required"),
});

export type StartDocument = z.infer<typeof startSchema>;
