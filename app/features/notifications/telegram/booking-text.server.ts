import { formatDay, formatTime, formatWeekday } from "../../../i18n/format.ts";
import type { BookingNews } from "../../trials/lessons/booking-messages.ts";
import type { AnnouncedBooking } from "../facts/get-announced-booking.server.ts";
import { letterWords } from "../letters/letter-words.ts";

type BookingNotice = {
	readonly news: BookingNews;
	/** Origin and base path of the site, without a trailing slash. */
	readonly publicUrl: string;
};

type Told = Pick<
	AnnouncedBooking,
	"id" | "requestNumber" | "startsAt" | "name" | "staffCourseTitle" | "teacherText" | "settings"
>;

/**
 * The message to managers about a trial lesson that a visitor has booked, moved or called off. Telegram's servers are abroad (152-ФЗ), so
 * it carries the initial of the visitor and neither phone nor full name.
 */
export function bookingText(booking: Told, { news, publicUrl }: BookingNotice): string {
	const { id, requestNumber, startsAt, name, staffCourseTitle, teacherText, settings } = booking;
	const say = letterWords("ru");
	const { zone } = settings.hours;
	const initial = [...name.trim()][0]?.toLocaleUpperCase("ru");
	return [
		say(`staff.trials.${news}`, { number: requestNumber }),
		say("staff.trials.when", {
			day: `${formatDay(startsAt, "ru", zone)}, ${formatWeekday(startsAt, "ru", zone)}`,
			time: formatTime(startsAt, "ru", zone),
		}),
		say("staff.trials.teacher", { teacher: teacherText.ru.name }),
		...(staffCourseTitle ? [say("staff.course", { course: staffCourseTitle })] : []),
		...(initial ? [say("staff.who", { initial: `${initial}.` })] : []),
		say("staff.open", { url: `${publicUrl}/admin#/trial-bookings/${id}/show` }),
	].join("\n");
}
