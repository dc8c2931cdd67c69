export default function RequestModal() {
	return null;
}
