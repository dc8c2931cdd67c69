/** Numbers questions as they are asked: an answer counts unless that of a later question has been taken already. */
export function createOrderOfAnswers(): () => () => boolean {
	let asked = 0;
	let taken = 0;
	return () => {
		asked += 1;
		const own = asked;
		return () => {
			if (own < taken) return false;
			taken = own;
			return true;
		};
	};
}
