import home from "./features/pages/home/words.ru.json";
import layout from "./layout/words.ru.json";
import ui from "./ui/words.ru.json";

export default { home, layout, ui };
