import { type Article, type ArticleForm, articleForm, EDIT_UNITS } from "@bosco/domain/inventory";
import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { useIntention } from "../../../data/intention.ts";
import { useCommand } from "../../../data/use-command.ts";
import { useEditConflict } from "../../../data/use-edit-conflict.ts";
import { ConflictNote } from "../../../ui/form/ConflictNote.tsx";
import { Field } from "../../../ui/form/Field.tsx";
import { FormNumberInput } from "../../../ui/form/FormNumberInput.tsx";
import { TextArea } from "../../../ui/form/TextArea.tsx";
import { TextInput } from "../../../ui/form/TextInput.tsx";
import { FormDialog } from "../../../ui/overlay/FormDialog.tsx";
import { editArticle, useSpaces } from "../queries.ts";
import { ArticleFields } from "./ArticleFields.tsx";
import { ArticleUses } from "./ArticleUses.tsx";
import { contestedLines } from "./contested-lines.ts";

type EditArticleDialogProps = { article: Article; onClose: () => void };
type Name = keyof ArticleForm;

export function EditArticleDialog({ article, onClose }: EditArticleDialogProps) {
  const { base, meet, rebase } = useEditConflict(article);
  const [contested, setContested] = useState<Name[]>([]);
  const form = useForm<ArticleForm>({
    resolver: zodResolver(articleForm),
    defaultValues: articleForm.parse(article),
  });
  const { register, control, handleSubmit, formState } = form;
  const { errors, dirtyFields } = formState;
  const intention = useIntention();
  const { run, busy } = useCommand(editArticle, intention);
  const spaces = (useSpaces().data ?? []).filter((space) => space.bateau_id === article.bateau_id);

  /** Sends the changed fields. When others changed different ones meanwhile, both changes stand; the same one is asked about. */
  const save = async (values: ArticleForm, from: Article, mayOverwrite: boolean): Promise<void> => {
    const mine = (Object.keys(dirtyFields) as Name[]).filter((name) => dirtyFields[name]);
    if (mine.length === 0) return onClose();
    const changed = Object.fromEntries(mine.map((name) => [name, values[name]]));
    const outcome = await run({ id: article.id, version: from.version, ...changed });
    if (!intention.isOpen) return;
    if (outcome.ok) return onClose();
    const newer = meet(outcome.error);
    if (!newer) return;
    const both = mine.filter((name) => newer[name] !== from[name] && newer[name] !== values[name]);
    rebase(newer);
    if (both.length === 0 || mayOverwrite) return save(values, newer, false);
    setContested(both);
  };
  const submit = handleSubmit((values) => save(values, base, contested.length > 0));

  return (
    <FormDialog
      title="Modifier l’article"
      onSubmit={submit}
      onClose={onClose}
      submitLabel="Modifier"
      check={intention.check}
      busy={busy}
      className="grid gap-4 sm:grid-cols-2"
    >
      {contested.length > 0 && (
        <ConflictNote
          title="Cet article a été modifié entre-temps."
          lines={contestedLines(contested, base)}
          advice="« Modifier » enregistre votre version à la place."
        />
      )}
      <Field label="Nom" required className="sm:col-span-2" error={errors.nom?.message}>
        <TextInput {...register("nom")} autoComplete="off" />
      </Field>
      <Field label="Description" className="sm:col-span-2" error={errors.description?.message}>
        <TextArea rows={2} {...register("description")} />
      </Field>
      <FormProvider {...form}>
        <ArticleFields boatId={article.bateau_id} spaces={spaces} units={EDIT_UNITS} expiryLabel="Date d’expiration" />
      </FormProvider>
      <Field label="Prix unitaire" error={errors.prix_unitaire?.message}>
        <FormNumberInput control={control} name="prix_unitaire" unit="€" />
      </Field>
      <ArticleUses article={article} />
    </FormDialog>
  );
}
