// What only the frame of the logged-in pages uses of the component library.
import '@mantine/core/styles/Avatar.layer.css';
import '@mantine/core/styles/Indicator.layer.css';
