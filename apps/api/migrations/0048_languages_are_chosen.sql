-- Until now English was the only language, and stood in every settings: nobody has chosen one.
UPDATE "users" SET "settings" = "settings" - 'language' WHERE "settings" ? 'language';
