/** What journeys of comments look for on the pages. */
export const TALK_TEXTS = {
	ru: {
		reply: /^Ответить на комментарий/,
		noReply: "Не отвечать, написать отдельно",
		name: "Имя",
		email: "Почта",
		text: "Текст",
		privacy: "политику обработки",
		data: "обработку персональных данных",
		send: "Отправить",
		waiting: "Спасибо, комментарий у нас",
	},
	en: {
		reply: /^Reply to the comment/,
		noReply: "Do not reply, write a separate comment",
		name: "Name",
		email: "E-mail",
		text: "Text",
		privacy: "privacy policy",
		data: "processing of personal data",
		send: "Send",
		waiting: "Thank you, we have your comment",
	},
} as const;
