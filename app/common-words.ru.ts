import layout from "./layout/words.ru.json";
import navigation from "./navigation/words.ru.json";
import ui from "./ui/words.ru.json";

export default { layout, navigation, ui };
