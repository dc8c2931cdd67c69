/** What the page of an order calls each state, in Russian and in English. */
export const ORDER_STATES = {
	awaiting_payment: ["Ждёт оплаты", "Waiting for payment"],
	checking: ["Проверяем оплату", "Checking the payment"],
	declined: ["Ждёт оплаты", "Waiting for payment"],
	paid: ["Оплачен", "Paid"],
	part_paid: ["Оплачен частично", "Partly paid"],
	instalment_pending: ["Заявка в банке", "The bank is deciding"],
	instalment_approved: ["Рассрочка одобрена", "Instalments approved"],
	instalment_refused: ["Банк отказал в рассрочке", "The bank has refused instalments"],
	cancelled: ["Отменён", "Cancelled"],
	expired: ["Срок оплаты истёк", "The time to pay is over"],
	refund_requested: ["Запрошен возврат", "Refund requested"],
	part_refunded: ["Часть денег возвращена", "Partly refunded"],
	refunded: ["Деньги возвращены", "Refunded"],
} as const;
