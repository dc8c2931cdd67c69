import { createAuthorResource } from "../../app/features/blog/office/authors.server.ts";
import { createCommentResource } from "../../app/features/blog/office/comments.server.ts";
import { createPostResource } from "../../app/features/blog/office/posts.server.ts";
import { createRubricResource } from "../../app/features/blog/office/rubrics.server.ts";
import { createCategoryResource } from "../../app/features/catalog/office/categories.server.ts";
import { createCourseResource } from "../../app/features/catalog/office/courses.server.ts";
import { createFaqGroupResource } from "../../app/features/catalog/office/faq-groups.server.ts";
import { createFaqQuestionResource } from "../../app/features/catalog/office/faq-questions.server.ts";
import { createReviewResource } from "../../app/features/catalog/office/reviews.server.ts";
import { createStartResource } from "../../app/features/catalog/office/starts.server.ts";
import { createTeacherResource } from "../../app/features/catalog/office/teachers.server.ts";
import type { BankDeps } from "../../app/features/checkout/checkout-deps.ts";
import { createInvoiceResource } from "../../app/features/checkout/office/invoices.server.ts";
import { createOrderResource } from "../../app/features/checkout/office/orders.server.ts";
import { createPromoCodeResource } from "../../app/features/checkout/office/promo-codes.server.ts";
import { createGuideResource } from "../../app/features/guides/office/guides.server.ts";
import { createMediaResource } from "../../app/features/media/office/media.server.ts";
import { eraseFiledLetters } from "../../app/features/notifications/delivery/erase-filed-letters.server.ts";
import { createDeliveryResource } from "../../app/features/notifications/office/deliveries.server.ts";
import { createBookingMessages } from "../../app/features/notifications/queueing/create-booking-messages.server.ts";
import { createDealFollower } from "../../app/features/notifications/queueing/create-deal-follower.server.ts";
import { createErasureMessages } from "../../app/features/notifications/queueing/create-erasure-messages.server.ts";
import { createRegistrationMessages } from "../../app/features/notifications/queueing/create-registration-messages.server.ts";
import { createReplySender } from "../../app/features/notifications/queueing/create-reply-sender.server.ts";
import { createRequestMessages } from "../../app/features/notifications/queueing/create-request-messages.server.ts";
import { createStaffMessages } from "../../app/features/notifications/queueing/create-staff-messages.server.ts";
import { createLegalDocumentResource } from "../../app/features/pages/office/legal-documents.server.ts";
import { createPageResource } from "../../app/features/pages/office/pages.server.ts";
import { createErasureResource } from "../../app/features/privacy/office/erasures.server.ts";
import { createQuizResource } from "../../app/features/quiz/office/quizzes.server.ts";
import { createStaffFollower } from "../../app/features/requests/board/create-staff-follower.server.ts";
import { createRequestResource } from "../../app/features/requests/office/requests.server.ts";
import { createWithdrawalResource } from "../../app/features/requests/office/withdrawals.server.ts";
import { createSettingResource } from "../../app/features/settings/office/settings.server.ts";
import { withQuotesChecked } from "../../app/features/settings/office/with-quotes-checked.server.ts";
import { createAuditResource } from "../../app/features/staff/audit/audit.server.ts";
import { createPeopleResource } from "../../app/features/staff/people/people.server.ts";
import { createTrialFollower } from "../../app/features/trials/lessons/create-trial-follower.server.ts";
import { createTrialBookingResource } from "../../app/features/trials/office/trial-bookings.server.ts";
import { createTrialSlotResource } from "../../app/features/trials/office/trial-slots.server.ts";
import { createTrialTimeOffResource } from "../../app/features/trials/office/trial-time-off.server.ts";
import { createTrialWindowResource } from "../../app/features/trials/office/trial-windows.server.ts";
import { createRegistrationResource } from "../../app/features/webinars/office/registrations.server.ts";
import { createWebinarResource } from "../../app/features/webinars/office/webinars.server.ts";
import type { JobSender } from "../../app/platform/jobs.server.ts";
import type { Resource } from "../../app/records/resource.ts";
import { createTranslationResource } from "../../app/records/translations.server.ts";
import type { ResourceName } from "../../app/shared/staff-rights.ts";

export type ResourceDeps = {
	readonly jobs: JobSender;
	readonly bankDeps: BankDeps;
	/** Where the default mail transport files letters. */
	readonly mailFolder: string;
};

/** Every kind of record that the office knows; one line each. */
export function officeResources({ jobs, bankDeps, mailFolder }: ResourceDeps): ReadonlyMap<ResourceName, Resource> {
	const webinarMessages = { ...createRegistrationMessages(jobs), ...createRequestMessages(jobs) };
	const rooms: readonly Resource[] = [
		createOrderResource({ bankDeps }),
		createInvoiceResource(bankDeps),
		createPromoCodeResource(),
		createTeacherResource(),
		createPostResource(),
		createAuthorResource(),
		createRubricResource(),
		createCommentResource({ replies: createReplySender(jobs) }),
		createPageResource(),
		createLegalDocumentResource(),
		createGuideResource(),
		createQuizResource(),
		createSettingResource(),
		createMediaResource(jobs),
		createWebinarResource(webinarMessages),
		createRegistrationResource(webinarMessages),
		createTrialWindowResource(),
		createTrialTimeOffResource(),
		createTrialSlotResource(),
		createTrialBookingResource(createBookingMessages(jobs)),
		createDeliveryResource(jobs),
		createAuditResource(),
		createPeopleResource({ messages: createStaffMessages(jobs), followers: [createStaffFollower()] }),
		createRequestResource({
			followers: [createTrialFollower(createBookingMessages(jobs)), createDealFollower(jobs)],
			messages: createRequestMessages(jobs),
		}),
		createErasureResource({
			eraseLetters: (files) => eraseFiledLetters(mailFolder, files),
			messages: createErasureMessages(jobs),
			places: createRequestMessages(jobs),
		}),
		createWithdrawalResource(),
		createCategoryResource(),
		createCourseResource(),
		createFaqGroupResource(),
		createFaqQuestionResource(),
		createReviewResource(),
		createStartResource(),
	];
	const all = [...rooms, createTranslationResource(rooms)];
	return new Map(all.map((resource) => [resource.name, resource.isContent ? withQuotesChecked(resource) : resource]));
}
